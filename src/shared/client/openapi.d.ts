export interface paths {
    "/get-active-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services */
        get: operations["listActiveServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-spotLighted-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the featured services */
        get: operations["listFeaturedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-not-spotLighted-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services that are neither featured nor specialized */
        get: operations["listOtherServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-specialized-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the specialized services */
        get: operations["listSpecializedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-quick-search-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services of the home page’s shortcuts */
        get: operations["listQuickSearchServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the languages */
        get: operations["listLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cities */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-districts/{cityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the districts of a city */
        get: operations["listDistricts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-questions/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the questions of a service with their answers */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-user-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the roles */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services, inactive ones included */
        get: operations["listManagedServices"];
        put?: never;
        /** Create a service */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/services/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the services in another order */
        put: operations["orderServices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a service with its questions */
        get: operations["readManagedService"];
        /** Update a service */
        put: operations["updateService"];
        post?: never;
        /** Remove a service that nothing uses */
        delete: operations["removeService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/services/{id}/questions-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the questions of a service in another order */
        put: operations["orderQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a question with its answers */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a question with its answers */
        put: operations["updateQuestion"];
        post?: never;
        /** Remove a question */
        delete: operations["removeQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cities with what uses them */
        get: operations["listManagedCities"];
        put?: never;
        /** Create a city */
        post: operations["createCity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/cities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a city */
        get: operations["readManagedCity"];
        /** Rename a city */
        put: operations["renameCity"];
        post?: never;
        /** Remove a city that nothing uses */
        delete: operations["removeCity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the districts with what uses them */
        get: operations["listManagedDistricts"];
        put?: never;
        /** Create a district */
        post: operations["createDistrict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/districts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a district */
        put: operations["renameDistrict"];
        post?: never;
        /** Remove a district that nothing uses */
        delete: operations["removeDistrict"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the languages with what uses them */
        get: operations["listManagedLanguages"];
        put?: never;
        /** Create a language */
        post: operations["createLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/languages/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the languages in another order */
        put: operations["orderLanguages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/languages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a language */
        put: operations["renameLanguage"];
        post?: never;
        /** Remove a language that nothing uses */
        delete: operations["removeLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an image of the site */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an image of the site */
        get: operations["readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the partners, inactive ones included */
        get: operations["listManagedPartners"];
        put?: never;
        /** Create a partner */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partners/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the partners in another order */
        put: operations["orderPartners"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a partner */
        get: operations["readManagedPartner"];
        /** Update a partner */
        put: operations["updatePartner"];
        post?: never;
        /** Remove a partner */
        delete: operations["removePartner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the packages, inactive ones included */
        get: operations["listManagedPackages"];
        put?: never;
        /** Create a package */
        post: operations["createPackage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/packages/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the packages in another order */
        put: operations["orderPackages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a package */
        get: operations["readManagedPackage"];
        /** Update a package */
        put: operations["updatePackage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what every page may know of the settings */
        get: operations["readSiteSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the settings to edit them */
        get: operations["readSettings"];
        /** Update the settings */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the packages a contractor can buy */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with an e-mail address or a phone number */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a contractor, or the client of a submission */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the refresh token for a new access token */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a link to choose a new password */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose a new password with the token of a link */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one’s own password */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-user-information/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a user */
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-user-informations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Update a user’s personal information */
        put: operations["saveUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-user-enterprises/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the enterprises of a user */
        get: operations["listUserEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-enterprise-informations/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an enterprise */
        get: operations["readEnterprise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-company-informations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register the enterprise of a contractor */
        post: operations["registerEnterprise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-enterprise-infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct an enterprise as its contractor or as an agent */
        put: operations["updateEnterprise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-enterprise-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose of which projects an enterprise is alerted, and how */
        put: operations["updateEnterprisePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/find-enterprise-by-account-number/{accountNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find an enterprise by its account number */
        get: operations["findEnterprise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-enterprise-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an enterprise whole, with its person and its history */
        get: operations["readEnterpriseDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign-enterprise/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign an enterprise to a seller */
        put: operations["assignEnterprise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-enterprise-account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Activate an enterprise by its account number */
        put: operations["verifyEnterprise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprises/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspend an enterprise, or end its suspension */
        put: operations["suspendEnterprise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-new-enterprises/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pending enterprises of an agent and those of nobody */
        get: operations["listNewEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-my-enterprises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the enterprises assigned to an agent */
        get: operations["listHeldEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all enterprises */
        get: operations["listEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprises/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a list of enterprises as CSV */
        get: operations["exportEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/enterprise-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agents of sales */
        get: operations["listEnterpriseAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/verification-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verification requests */
        get: operations["listVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/verification-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a verification request with its documents */
        get: operations["readVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/verification-requests/{id}/holder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign a verification request to an agent of sales */
        put: operations["assignVerification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/verification-requests/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Recommend, approve or refuse a verification request */
        put: operations["decideVerification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/verification-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept or refuse a document */
        put: operations["checkDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-enterprise-verification/{enterpriseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the verification of an enterprise as its contractor */
        get: operations["readOwnVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/save-project-infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a project for a client */
        post: operations["submitProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-project-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a project as the caller may see it */
        get: operations["readProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assign-project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign a submitted project to an agent */
        put: operations["assignProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activate-project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publish a project under a service */
        put: operations["activateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-project-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct a project as its agent */
        put: operations["updateProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accept-project/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept a project as a contractor */
        put: operations["acceptProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-submitted-projects/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects of an agent and those of nobody */
        get: operations["listSubmittedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-available-projects/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects a contractor may accept */
        get: operations["listAvailableProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-accepted-projects/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the projects a contractor accepted */
        get: operations["listAcceptedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/rejection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reject a project that was never published */
        put: operations["rejectProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel a project */
        put: operations["cancelProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take a closed project back as a submitted one */
        put: operations["restoreProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand a project over to another agent, or back to nobody */
        put: operations["handOverProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Merge another project of the same client into this one */
        put: operations["mergeProjects"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/merge/{mergedId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Undo a merge */
        put: operations["unmergeProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Assign or reject several projects */
        put: operations["changeManyProjects"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all projects */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the projects in each state */
        get: operations["readProjectQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/duplicate-marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the likely duplicates of the named projects */
        get: operations["countDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the list of projects as CSV */
        get: operations["exportProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the likely duplicates of a project and what was merged into it */
        get: operations["readDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/projects/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what happened to a project */
        get: operations["readProjectHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/project-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agents of customer service */
        get: operations["listProjectAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the internal notes on a project */
        get: operations["listComments"];
        put?: never;
        /** Write an internal note on a project */
        post: operations["writeComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct an internal note */
        put: operations["editComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload-file/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a document of a project or of an enterprise */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the documents of a project or of an enterprise */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prepare-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calculate what a package would cost now */
        post: operations["prepareSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reserve a subscription and open its payment */
        post: operations["checkOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the running subscription of a user */
        get: operations["readActiveSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a subscription, which runs to its end */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ways of paying */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/create-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open another payment for a subscription that is not paid */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orange/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a test payment */
        post: operations["createTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider now for the state of a payment */
        post: operations["confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-payments/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the payments of a user */
        get: operations["listUserPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payment */
        get: operations["readPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the receipt of a payment as PDF */
        get: operations["readReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all payments */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count and add up the payments of the list */
        get: operations["readPaymentTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the list of payments as CSV */
        get: operations["exportPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reconcile the payments of a period with what the providers recorded */
        get: operations["reconcilePayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a payment with its provider events */
        get: operations["readPaymentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ask the provider for the state of a payment as staff */
        put: operations["checkPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Note what was done about a payment that needed attention */
        put: operations["settleAttention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all subscriptions */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a notice of a payment provider */
        post: operations["receiveNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{provider}/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a notice of a payment provider that proves itself by its address */
        post: operations["receiveNoticeWithSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox-payment/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description text/html */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox-payment/{token}/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    action: "pay" | "fail" | "cancel" | "late" | "lost" | "double";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": unknown;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the SMS and e-mails */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the list of messages as CSV */
        get: operations["exportMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sms/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the SMS figures and the balance of the provider */
        get: operations["readSmsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a failed message again */
        put: operations["retryMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the acts of staff */
        get: operations["listActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the acts of staff as CSV */
        get: operations["exportActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the figures of a period */
        get: operations["readStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/statistics/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the table of a chart as CSV */
        get: operations["exportStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the figures of the administrator’s dashboard */
        get: operations["readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/my-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the figures of the calling agent’s work */
        get: operations["readOwnWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/my-work/weeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what the calling agent finished week by week */
        get: operations["readOwnWeeks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the partners of the home page in their order */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to customer service */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the support tickets */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a support ticket with its replies and notes */
        get: operations["readTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply to a support ticket, or add an internal note */
        post: operations["writeTicketEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close or reopen a support ticket */
        put: operations["moveTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/support-tickets/{id}/assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take a support ticket */
        put: operations["takeTicket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add-new-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a user and send an invitation */
        post: operations["addUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the staff */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a person with their work and acts */
        get: operations["readPerson"];
        /** Update a person */
        put: operations["updatePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/staff/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a person’s phone number or e-mail address */
        put: operations["changeContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/staff/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Deactivate a person, or activate them again */
        put: operations["setActivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/staff/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an invitation again */
        post: operations["inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/staff/{id}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hand a person’s open work over to a colleague */
        put: operations["handOverWork"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search projects, enterprises, people and support tickets */
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the gated pages with the shared password */
        post: operations["enterPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leave-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the gated pages */
        post: operations["leavePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FailureInput: {
            /** @constant */
            isSuccess: false;
            entity: null;
            errorMessage: string;
            code?: string;
            errors?: {
                [key: string]: string[];
            };
            requestId?: string;
        };
        SessionInput: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            /** @enum {string} */
            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
            enterpriseId: string | null;
            redirectTo: string;
        };
        EnterpriseInput: {
            /** Format: uuid */
            id: string;
            name: string;
            address: string;
            city: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            registrationNumber: string | null;
            services: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            /** @enum {string} */
            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
            accountNumber: string;
            phoneNumber: string;
            alertBySms: boolean;
            alertByEmail: boolean;
            interestCities: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            creationDate: string;
            isAssigned: boolean;
            activePackage: {
                nameFr: string;
                activationDate: string;
                expirationDate: string;
                monthlyAcceptances: number | null;
                acceptedThisMonth: number;
            } | null;
        };
        FileInput: {
            /** Format: uuid */
            id: string;
            name: string;
            extension: string;
            size: number;
            createdAt: string;
        };
        ProjectListItemInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
            updatedAt: string;
            waitingSince: string | null;
        };
        ProjectInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
            updatedAt: string;
            waitingSince: string | null;
            email: string | null;
            address: string | null;
            preferredContactDays: string;
            preferredHoursRange: string;
            language: {
                label: string;
                /** Format: uuid */
                value: string;
            } | null;
            questionResponses: {
                /** Format: uuid */
                id: string;
                nameFr: string;
                responses: {
                    /** Format: uuid */
                    id: string;
                    nameFr: string;
                    customResponseText: string | null;
                }[];
            }[];
            budget: number | null;
            agentId: string | null;
            closing: {
                reason: string | null;
                note: string | null;
                closedAt: string | null;
            } | null;
            mergedIntoId: string | null;
            refusalCode: string | null;
        };
        Failure: {
            /** @constant */
            isSuccess: false;
            entity: null;
            errorMessage: string;
            code?: string;
            errors?: {
                [key: string]: string[];
            };
            requestId?: string;
        };
        Session: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            fullName: string;
            /** @enum {string} */
            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
            enterpriseId: string | null;
            redirectTo: string;
        };
        Enterprise: {
            /** Format: uuid */
            id: string;
            name: string;
            address: string;
            city: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            registrationNumber: string | null;
            services: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            /** @enum {string} */
            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
            accountNumber: string;
            phoneNumber: string;
            alertBySms: boolean;
            alertByEmail: boolean;
            interestCities: {
                label: string;
                /** Format: uuid */
                value: string;
            }[];
            creationDate: string;
            isAssigned: boolean;
            activePackage: {
                nameFr: string;
                activationDate: string;
                expirationDate: string;
                monthlyAcceptances: number | null;
                acceptedThisMonth: number;
            } | null;
        };
        File: {
            /** Format: uuid */
            id: string;
            name: string;
            extension: string;
            size: number;
            createdAt: string;
        };
        ProjectListItem: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
            updatedAt: string;
            waitingSince: string | null;
        };
        Project: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
            service: {
                /** Format: uuid */
                id: string;
                nameFr: string;
            } | null;
            desiredStartDate: string;
            submissionDate: string;
            firstName: string | null;
            lastName: string | null;
            phoneNumber: string | null;
            description: string;
            /** Format: uuid */
            cityId: string;
            cityName: string;
            /** Format: uuid */
            districtId: string;
            districtName: string;
            isAssigned: boolean;
            assignedAgentName: string | null;
            IsAllowedToBeAccepted: boolean;
            quotesLeft: number;
            updatedAt: string;
            waitingSince: string | null;
            email: string | null;
            address: string | null;
            preferredContactDays: string;
            preferredHoursRange: string;
            language: {
                label: string;
                /** Format: uuid */
                value: string;
            } | null;
            questionResponses: {
                /** Format: uuid */
                id: string;
                nameFr: string;
                responses: {
                    /** Format: uuid */
                    id: string;
                    nameFr: string;
                    customResponseText: string | null;
                }[];
            }[];
            budget: number | null;
            agentId: string | null;
            closing: {
                reason: string | null;
                note: string | null;
                closedAt: string | null;
            } | null;
            mergedIntoId: string | null;
            refusalCode: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listActiveServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        slug: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listFeaturedServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        slug: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listOtherServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        slug: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSpecializedServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        slug: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listQuickSearchServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        slug: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDistricts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        /** @enum {string} */
                        type: "radio" | "checkbox";
                        responses: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                        }[];
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listManagedServices: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        slug: string;
                        /** @enum {string} */
                        group: "featured" | "other" | "specialized";
                        isQuickSearch: boolean;
                        isActive: boolean;
                        isPublished: boolean;
                        position: number;
                        updatedAt: string;
                        questionCount: number;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameFr: string;
                    slug?: ("" | string) | null;
                    /** @enum {string} */
                    group: "featured" | "other" | "specialized";
                    isQuickSearch: boolean;
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                            /** @enum {string} */
                            group: "featured" | "other" | "specialized";
                            isQuickSearch: boolean;
                            isActive: boolean;
                            isPublished: boolean;
                            position: number;
                            updatedAt: string;
                            uses: {
                                projects: number;
                                enterprises: number;
                            };
                            questions: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                serviceId: string;
                                nameFr: string;
                                /** @enum {string} */
                                type: "radio" | "checkbox";
                                isActive: boolean;
                                answerCount: number;
                                updatedAt: string;
                                responses: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                    isActive: boolean;
                                    isAnswered: boolean;
                                }[];
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    orderServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    before: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            ids: string[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readManagedService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                            /** @enum {string} */
                            group: "featured" | "other" | "specialized";
                            isQuickSearch: boolean;
                            isActive: boolean;
                            isPublished: boolean;
                            position: number;
                            updatedAt: string;
                            uses: {
                                projects: number;
                                enterprises: number;
                            };
                            questions: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                serviceId: string;
                                nameFr: string;
                                /** @enum {string} */
                                type: "radio" | "checkbox";
                                isActive: boolean;
                                answerCount: number;
                                updatedAt: string;
                                responses: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                    isActive: boolean;
                                    isAnswered: boolean;
                                }[];
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameFr: string;
                    slug?: ("" | string) | null;
                    /** @enum {string} */
                    group: "featured" | "other" | "specialized";
                    isQuickSearch: boolean;
                    isActive: boolean;
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            slug: string;
                            /** @enum {string} */
                            group: "featured" | "other" | "specialized";
                            isQuickSearch: boolean;
                            isActive: boolean;
                            isPublished: boolean;
                            position: number;
                            updatedAt: string;
                            uses: {
                                projects: number;
                                enterprises: number;
                            };
                            questions: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                serviceId: string;
                                nameFr: string;
                                /** @enum {string} */
                                type: "radio" | "checkbox";
                                isActive: boolean;
                                answerCount: number;
                                updatedAt: string;
                                responses: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                    isActive: boolean;
                                    isAnswered: boolean;
                                }[];
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    orderQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    before: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            ids: string[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    serviceId: string;
                    nameFr: string;
                    /** @enum {string} */
                    type: "radio" | "checkbox";
                    isActive: boolean;
                    responses: {
                        /** Format: uuid */
                        id?: string;
                        nameFr: string;
                        isActive: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            serviceId: string;
                            nameFr: string;
                            /** @enum {string} */
                            type: "radio" | "checkbox";
                            isActive: boolean;
                            answerCount: number;
                            updatedAt: string;
                            responses: {
                                /** Format: uuid */
                                id: string;
                                nameFr: string;
                                isActive: boolean;
                                isAnswered: boolean;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameFr: string;
                    /** @enum {string} */
                    type: "radio" | "checkbox";
                    isActive: boolean;
                    responses: {
                        /** Format: uuid */
                        id?: string;
                        nameFr: string;
                        isActive: boolean;
                    }[];
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            serviceId: string;
                            nameFr: string;
                            /** @enum {string} */
                            type: "radio" | "checkbox";
                            isActive: boolean;
                            answerCount: number;
                            updatedAt: string;
                            responses: {
                                /** Format: uuid */
                                id: string;
                                nameFr: string;
                                isActive: boolean;
                                isAnswered: boolean;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listManagedCities: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        districtCount: number;
                        uses: {
                            projects: number;
                            enterprises: number;
                        };
                        updatedAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createCity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            districtCount: number;
                            uses: {
                                projects: number;
                                enterprises: number;
                            };
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readManagedCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            districtCount: number;
                            uses: {
                                projects: number;
                                enterprises: number;
                            };
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    renameCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            districtCount: number;
                            uses: {
                                projects: number;
                                enterprises: number;
                            };
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeCity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listManagedDistricts: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        cityId: string;
                        name: string;
                        uses: {
                            projects: number;
                        };
                        updatedAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createDistrict: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    cityId: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            cityId: string;
                            name: string;
                            uses: {
                                projects: number;
                            };
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    renameDistrict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            cityId: string;
                            name: string;
                            uses: {
                                projects: number;
                            };
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeDistrict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listManagedLanguages: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        position: number;
                        uses: {
                            projects: number;
                            users: number;
                        };
                        updatedAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameFr: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            position: number;
                            uses: {
                                projects: number;
                                users: number;
                            };
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    orderLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    before: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            ids: string[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    renameLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameFr: string;
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            position: number;
                            uses: {
                                projects: number;
                                users: number;
                            };
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            address: string;
                            width: number;
                            height: number;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description image/* */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listManagedPartners: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        logo: string;
                        url: string | null;
                        isActive: boolean;
                        position: number;
                        updatedAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    logo: string;
                    url?: ("" | string) | null;
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            logo: string;
                            url: string | null;
                            isActive: boolean;
                            position: number;
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    orderPartners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    before: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            ids: string[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readManagedPartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            logo: string;
                            url: string | null;
                            isActive: boolean;
                            position: number;
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    logo: string;
                    url?: ("" | string) | null;
                    isActive: boolean;
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            logo: string;
                            url: string | null;
                            isActive: boolean;
                            position: number;
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listManagedPackages: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        monthlyPrice: number;
                        monthlyAcceptances: number | null;
                        minBudget: number | null;
                        maxBudget: number | null;
                        advantages: string[];
                        isActive: boolean;
                        position: number;
                        running: number;
                        updatedAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPackage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameFr: string;
                    monthlyPrice: number;
                    monthlyAcceptances?: ("" | number) | null;
                    minBudget?: ("" | number) | null;
                    maxBudget?: ("" | number) | null;
                    advantages: string[];
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            monthlyPrice: number;
                            monthlyAcceptances: number | null;
                            minBudget: number | null;
                            maxBudget: number | null;
                            advantages: string[];
                            isActive: boolean;
                            position: number;
                            running: number;
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    orderPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    before: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            ids: string[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readManagedPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            monthlyPrice: number;
                            monthlyAcceptances: number | null;
                            minBudget: number | null;
                            maxBudget: number | null;
                            advantages: string[];
                            isActive: boolean;
                            position: number;
                            running: number;
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nameFr: string;
                    monthlyPrice: number;
                    monthlyAcceptances?: ("" | number) | null;
                    minBudget?: ("" | number) | null;
                    maxBudget?: ("" | number) | null;
                    advantages: string[];
                    isActive: boolean;
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            nameFr: string;
                            monthlyPrice: number;
                            monthlyAcceptances: number | null;
                            minBudget: number | null;
                            maxBudget: number | null;
                            advantages: string[];
                            isActive: boolean;
                            position: number;
                            running: number;
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            name: string;
                            supportPhone: string;
                            address: string;
                            socialLinks: {
                                name: string;
                                url: string;
                            }[];
                            maxQuotes: number;
                            isGated: boolean;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: "site";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            name: string;
                            supportPhone: string;
                            address: string;
                            socialLinks: {
                                name: string;
                                url: string;
                            }[];
                            maxQuotes: number;
                            /** @enum {string} */
                            id: "site";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: "site";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    supportPhone: string;
                    address: string;
                    socialLinks: {
                        name: string;
                        url: string;
                    }[];
                    maxQuotes: number;
                    /** Format: date-time */
                    updatedAt: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            name: string;
                            supportPhone: string;
                            address: string;
                            socialLinks: {
                                name: string;
                                url: string;
                            }[];
                            maxQuotes: number;
                            /** @enum {string} */
                            id: "site";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        nameFr: string;
                        price: number;
                        advantages: {
                            descriptionFr: string;
                        }[];
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loginIdentifier: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Session"];
                        errorMessage: null;
                        accessToken: string | null;
                        refreshToken: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lastName?: ("" | string) | null;
                    firstName?: ("" | string) | null;
                    phoneNumber: string;
                    email?: ("" | string) | null;
                    languageId?: ("" | string) | null;
                    /** @enum {boolean} */
                    isSubmission: true;
                } | {
                    email: string;
                    phoneNumber: string;
                    password: string;
                    /** @enum {string} */
                    role: "Entrepreneur";
                    /** @enum {boolean} */
                    isSubmission?: false;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Session"];
                        errorMessage: null;
                        accessToken: string | null;
                        refreshToken: string | null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Session"];
                        errorMessage: null;
                        accessToken: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                    confirmNewPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
                    password: string;
                    newPassword: string;
                    confirmNewPassword: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            firstName: string;
                            lastName: string;
                            fullName: string;
                            /** @enum {string} */
                            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                            enterpriseId: string | null;
                            email: string | null;
                            phoneNumber: string;
                            occupiedPosition: string;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            hasPassword: boolean;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
                    firstName?: ("" | string) | null;
                    lastName?: ("" | string) | null;
                    occupiedPosition?: string | null;
                    address?: ("" | string) | null;
                    city?: ("" | string) | null;
                    enterpriseId?: ("" | string) | null;
                    role?: unknown;
                    phoneNumber?: ("" | string) | null;
                    languageId?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Session"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listUserEnterprises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            planType: string | null;
                            planExpirationDate: string | null;
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Enterprise"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    registerEnterprise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: ("" | string) | null;
                    address?: ("" | string) | null;
                    /** Format: uuid */
                    cityId: string;
                    registrationNumber?: ("" | string) | null;
                    services?: (string | {
                        /** Format: uuid */
                        value: string;
                    })[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            accountNumber: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    name: string;
                    address: string;
                    /** Format: uuid */
                    cityId: string;
                    registrationNumber?: ("" | string) | null;
                    phoneNumber?: ("" | string) | null;
                    services?: (string | {
                        /** Format: uuid */
                        value: string;
                    })[] | null;
                    agentId?: ("" | string) | null;
                    version?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Enterprise"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateEnterprisePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    services: (string | {
                        /** Format: uuid */
                        value: string;
                    })[];
                    cities: (string | {
                        /** Format: uuid */
                        value: string;
                    })[];
                    alertBySms: boolean;
                    alertByEmail: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Enterprise"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    findEnterprise: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEnterpriseDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            registrationNumber: string | null;
                            services: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            accountNumber: string;
                            phoneNumber: string;
                            alertBySms: boolean;
                            alertByEmail: boolean;
                            interestCities: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            creationDate: string;
                            isAssigned: boolean;
                            activePackage: {
                                nameFr: string;
                                activationDate: string;
                                expirationDate: string;
                                monthlyAcceptances: number | null;
                                acceptedThisMonth: number;
                            } | null;
                            personId: string | null;
                            firstName: string | null;
                            lastName: string | null;
                            occupiedPosition: string | null;
                            personPhoneNumber: string | null;
                            email: string | null;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            activatedAt: string | null;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    assignEnterprise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** Format: uuid */
                    assignedAgentId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            registrationNumber: string | null;
                            services: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            accountNumber: string;
                            phoneNumber: string;
                            alertBySms: boolean;
                            alertByEmail: boolean;
                            interestCities: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            creationDate: string;
                            isAssigned: boolean;
                            activePackage: {
                                nameFr: string;
                                activationDate: string;
                                expirationDate: string;
                                monthlyAcceptances: number | null;
                                acceptedThisMonth: number;
                            } | null;
                            personId: string | null;
                            firstName: string | null;
                            lastName: string | null;
                            occupiedPosition: string | null;
                            personPhoneNumber: string | null;
                            email: string | null;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            activatedAt: string | null;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyEnterprise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountNumber: string;
                    /** Format: uuid */
                    agentId: string;
                    phoneNumber?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            registrationNumber: string | null;
                            services: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            accountNumber: string;
                            phoneNumber: string;
                            alertBySms: boolean;
                            alertByEmail: boolean;
                            interestCities: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            creationDate: string;
                            isAssigned: boolean;
                            activePackage: {
                                nameFr: string;
                                activationDate: string;
                                expirationDate: string;
                                monthlyAcceptances: number | null;
                                acceptedThisMonth: number;
                            } | null;
                            personId: string | null;
                            firstName: string | null;
                            lastName: string | null;
                            occupiedPosition: string | null;
                            personPhoneNumber: string | null;
                            email: string | null;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            activatedAt: string | null;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    suspendEnterprise: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isSuspended: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            registrationNumber: string | null;
                            services: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            accountNumber: string;
                            phoneNumber: string;
                            alertBySms: boolean;
                            alertByEmail: boolean;
                            interestCities: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            creationDate: string;
                            isAssigned: boolean;
                            activePackage: {
                                nameFr: string;
                                activationDate: string;
                                expirationDate: string;
                                monthlyAcceptances: number | null;
                                acceptedThisMonth: number;
                            } | null;
                            personId: string | null;
                            firstName: string | null;
                            lastName: string | null;
                            occupiedPosition: string | null;
                            personPhoneNumber: string | null;
                            email: string | null;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            activatedAt: string | null;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listNewEnterprises: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            accountNumber: string;
                            name: string;
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            cityName: string | null;
                            creationDate: string;
                            isAssigned: boolean;
                            assignedAgentName: string | null;
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listHeldEnterprises: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            planType: string | null;
                            planExpirationDate: string | null;
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listEnterprises: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        planType: string | null;
                        planExpirationDate: string | null;
                        /** @enum {string} */
                        status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                        accountNumber: string;
                        cityName: string | null;
                        creationDate: string;
                        assignedAgentName: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportEnterprises: {
        parameters: {
            query: {
                filter?: string;
                list: "new" | "mine" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listEnterpriseAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listVerifications: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        enterpriseId: string;
                        name: string;
                        accountNumber: string;
                        /** @enum {string} */
                        status: "Pending" | "Recommended" | "Approved" | "Incomplete";
                        waitingSince: string;
                        toCheck: number;
                        documents: number;
                        expiresSoon: boolean;
                        holderName: string | null;
                        holderId: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        status: "Pending" | "Recommended" | "Approved" | "Incomplete";
                        waitingSince: string;
                        reason: string | null;
                        holderId: string | null;
                        holderName: string | null;
                        recommended: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            at: string;
                        } | null;
                        approved: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            at: string;
                        } | null;
                        enterprise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            accountNumber: string;
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                            registrationNumber: string | null;
                            address: string;
                            cityName: string | null;
                            phoneNumber: string;
                            creationDate: string;
                        };
                        documents: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            extension: string;
                            size: number;
                            createdAt: string;
                            /** @enum {string} */
                            kind: "Registration" | "Tax" | "Identity" | "Insurance" | "Works" | "Other";
                            /** @enum {string} */
                            status: "ToCheck" | "Accepted" | "Refused" | "Expired";
                            reason: string | null;
                            expiresOn: string | null;
                            expiresSoon: boolean;
                            formerReason: string | null;
                            checkedBy: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                at: string;
                            } | null;
                        }[];
                        acts: {
                            /** Format: uuid */
                            id: string;
                            action: string;
                            actorName: string | null;
                            createdAt: string;
                        }[];
                        version: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    assignVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    agentId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Pending" | "Recommended" | "Approved" | "Incomplete";
                            waitingSince: string;
                            reason: string | null;
                            holderId: string | null;
                            holderName: string | null;
                            recommended: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                at: string;
                            } | null;
                            approved: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                at: string;
                            } | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                accountNumber: string;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                registrationNumber: string | null;
                                address: string;
                                cityName: string | null;
                                phoneNumber: string;
                                creationDate: string;
                            };
                            documents: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                extension: string;
                                size: number;
                                createdAt: string;
                                /** @enum {string} */
                                kind: "Registration" | "Tax" | "Identity" | "Insurance" | "Works" | "Other";
                                /** @enum {string} */
                                status: "ToCheck" | "Accepted" | "Refused" | "Expired";
                                reason: string | null;
                                expiresOn: string | null;
                                expiresSoon: boolean;
                                formerReason: string | null;
                                checkedBy: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    at: string;
                                } | null;
                            }[];
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                            version: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    decideVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "recommend" | "approve" | "refuse";
                    reason?: ("" | string) | null;
                    version: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Pending" | "Recommended" | "Approved" | "Incomplete";
                            waitingSince: string;
                            reason: string | null;
                            holderId: string | null;
                            holderName: string | null;
                            recommended: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                at: string;
                            } | null;
                            approved: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                at: string;
                            } | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                accountNumber: string;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                registrationNumber: string | null;
                                address: string;
                                cityName: string | null;
                                phoneNumber: string;
                                creationDate: string;
                            };
                            documents: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                extension: string;
                                size: number;
                                createdAt: string;
                                /** @enum {string} */
                                kind: "Registration" | "Tax" | "Identity" | "Insurance" | "Works" | "Other";
                                /** @enum {string} */
                                status: "ToCheck" | "Accepted" | "Refused" | "Expired";
                                reason: string | null;
                                expiresOn: string | null;
                                expiresSoon: boolean;
                                formerReason: string | null;
                                checkedBy: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    at: string;
                                } | null;
                            }[];
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                            version: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "Registration" | "Tax" | "Identity" | "Insurance" | "Works" | "Other";
                    /** @enum {string} */
                    status: "Accepted" | "Refused";
                    reason?: ("" | string) | null;
                    expiresOn?: ("" | string) | null;
                    version: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Pending" | "Recommended" | "Approved" | "Incomplete";
                            waitingSince: string;
                            reason: string | null;
                            holderId: string | null;
                            holderName: string | null;
                            recommended: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                at: string;
                            } | null;
                            approved: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                at: string;
                            } | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                accountNumber: string;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                registrationNumber: string | null;
                                address: string;
                                cityName: string | null;
                                phoneNumber: string;
                                creationDate: string;
                            };
                            documents: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                extension: string;
                                size: number;
                                createdAt: string;
                                /** @enum {string} */
                                kind: "Registration" | "Tax" | "Identity" | "Insurance" | "Works" | "Other";
                                /** @enum {string} */
                                status: "ToCheck" | "Accepted" | "Refused" | "Expired";
                                reason: string | null;
                                expiresOn: string | null;
                                expiresSoon: boolean;
                                formerReason: string | null;
                                checkedBy: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    at: string;
                                } | null;
                            }[];
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                            version: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readOwnVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enterpriseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** @enum {string} */
                            status: "Pending" | "Recommended" | "Approved" | "Incomplete";
                            reason: string | null;
                            documents: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                extension: string;
                                size: number;
                                createdAt: string;
                                /** @enum {string} */
                                kind: "Registration" | "Tax" | "Identity" | "Insurance" | "Works" | "Other";
                                /** @enum {string} */
                                status: "ToCheck" | "Accepted" | "Refused" | "Expired";
                                reason: string | null;
                                expiresOn: string | null;
                            }[];
                        } | null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    submitProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    clientId: string;
                    address: string;
                    /** Format: uuid */
                    cityId: string;
                    /** Format: uuid */
                    districtId: string;
                    /** Format: date */
                    desiredStartDate: string;
                    /** @enum {string} */
                    preferredContactDays: "Tous les jours" | "Les Weed-ends" | "Tous les jours ouvrables" | "Lundi" | "Mardi" | "Mercredi" | "Jeudi" | "Vendredi";
                    preferredHoursRange: string;
                    /** @default  */
                    description?: string;
                    choosenResponses?: {
                        [key: string]: {
                            /** Format: uuid */
                            responseId: string;
                            customResponseText?: ("" | string) | null;
                        }[];
                    };
                    serviceId?: ("" | string) | null;
                    filePath?: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Project"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    assignProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** Format: uuid */
                    agentId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Project"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    activateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** Format: uuid */
                    agentId: string;
                    serviceId?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Project"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** Format: uuid */
                    agentId: string;
                    address: string;
                    /** Format: uuid */
                    cityId: string;
                    /** Format: uuid */
                    districtId: string;
                    /** Format: date */
                    desiredStartDate: string;
                    /** @enum {string} */
                    preferredContactDays: "Tous les jours" | "Les Weed-ends" | "Tous les jours ouvrables" | "Lundi" | "Mardi" | "Mercredi" | "Jeudi" | "Vendredi";
                    preferredHoursRange: string;
                    description: string;
                    serviceId?: ("" | string) | null;
                    phoneNumber: string;
                    email?: ("" | string) | null;
                    language?: ("" | string) | null;
                    budget?: ("" | number) | null;
                    updatedAt?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Project"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    acceptProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                    /** Format: uuid */
                    entrepreneurId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["Project"];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSubmittedProjects: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path: {
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["ProjectListItem"][];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAvailableProjects: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["ProjectListItem"][];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAcceptedProjects: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["ProjectListItem"][];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rejectProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updatedAt?: ("" | string) | null;
                    /** @enum {string} */
                    reason: "spam" | "outOfArea" | "unreachable" | "duplicate" | "noSuchService" | "other";
                    note?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updatedAt?: ("" | string) | null;
                    /** @enum {string} */
                    reason: "clientGaveUp" | "foundElsewhere" | "postponed" | "unreachable" | "spam" | "other";
                    note?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    restoreProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updatedAt?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    handOverProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updatedAt?: ("" | string) | null;
                    agentId: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    mergeProjects: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    updatedAt?: ("" | string) | null;
                    /** Format: uuid */
                    mergedId: string;
                    mergedUpdatedAt?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    unmergeProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                mergedId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                            updatedAt: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeManyProjects: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "assign";
                    agentId: string | null;
                    items: {
                        /** Format: uuid */
                        id: string;
                        updatedAt?: ("" | string) | null;
                    }[];
                } | {
                    /** @enum {string} */
                    act: "reject";
                    /** @enum {string} */
                    reason: "spam" | "outOfArea" | "unreachable" | "duplicate" | "noSuchService" | "other";
                    note?: ("" | string) | null;
                    items: {
                        /** Format: uuid */
                        id: string;
                        updatedAt?: ("" | string) | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            results: {
                                /** Format: uuid */
                                id: string;
                                isDone: boolean;
                                code: string | null;
                                message: string | null;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectListItem"][];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readProjectQueues: {
        parameters: {
            query?: {
                holder?: "all" | "mine" | "nobody";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            counts: {
                                /** @enum {string} */
                                status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                                count: number;
                            }[];
                            late: number;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countDuplicates: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            count: number;
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportProjects: {
        parameters: {
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            likely: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                                serviceName: string | null;
                                clientName: string | null;
                                description: string | null;
                                districtName: string;
                                cityName: string;
                                submissionDate: string;
                                updatedAt: string;
                                agentName: string | null;
                                samePhone: boolean;
                                likeness: number | null;
                                acceptances: number;
                                mayOpen: boolean;
                            }[];
                            merged: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                formerStatus: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                                clientName: string;
                                serviceName: string | null;
                                submissionDate: string;
                                mergedAt: string;
                                mergedBy: string | null;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readProjectHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                                changes: {
                                    field: string;
                                    before: string | null;
                                    after: string | null;
                                }[];
                            }[];
                            acceptances: {
                                /** Format: uuid */
                                enterpriseId: string;
                                enterpriseName: string;
                                phoneNumber: string;
                                acceptedAt: string;
                            }[];
                            messages: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                channel: "sms" | "email";
                                template: string;
                                recipient: string;
                                /** @enum {string} */
                                status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                                createdAt: string;
                                sentAt: string | null;
                            }[];
                            announced: {
                                /** @enum {string} */
                                status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                                count: number;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProjectAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query: {
                filter: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        projectId: string;
                        /** Format: uuid */
                        authorId: string;
                        authorName: string | null;
                        body: string;
                        createdAt: string;
                        editedAt: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    writeComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    projectId: string;
                    body: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            /** Format: uuid */
                            authorId: string;
                            authorName: string | null;
                            body: string;
                            createdAt: string;
                            editedAt: string | null;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    editComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            /** Format: uuid */
                            authorId: string;
                            authorName: string | null;
                            body: string;
                            createdAt: string;
                            editedAt: string | null;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                replaces?: string;
            };
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                type: "project" | "enterprise";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["File"][];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listFiles: {
        parameters: {
            query?: {
                projectId?: "" | string;
                enterpriseId?: "" | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: components["schemas"]["File"][];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description application/octet-stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    prepareSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
                    /** Format: uuid */
                    packageId: string;
                    /** @enum {string} */
                    paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                    /** @default true */
                    takeEffectImmediately?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            amountGnF: number;
                            /** @enum {string} */
                            currency: "GNF";
                            startDateUtc: string;
                            endDateUtc: string;
                            monthsBilled: number;
                            freeMonthsApplied: number;
                            note: string;
                            package: {
                                /** Format: uuid */
                                id: string;
                                nameFr: string;
                            };
                            /** @enum {string} */
                            paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                            monthlyPriceGnF: number;
                            creditGnF: number;
                            checkoutUrl: null;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    userId: string;
                    /** Format: uuid */
                    packageId: string;
                    /** @enum {string} */
                    paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                    /** @default true */
                    takeEffectImmediately?: boolean;
                    returnUrl: string;
                    cancelUrl: string;
                    amountGnF?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            amountGnF: number;
                            /** @enum {string} */
                            currency: "GNF";
                            startDateUtc: string;
                            endDateUtc: string;
                            monthsBilled: number;
                            freeMonthsApplied: number;
                            note: string;
                            package: {
                                /** Format: uuid */
                                id: string;
                                nameFr: string;
                            };
                            /** @enum {string} */
                            paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                            monthlyPriceGnF: number;
                            creditGnF: number;
                            checkoutUrl: string;
                            /** Format: uuid */
                            subscriptionId: string;
                            /** Format: uuid */
                            paymentId: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readActiveSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            package: {
                                /** Format: uuid */
                                id: string;
                                nameFr: string;
                            };
                            /** @enum {string} */
                            paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                            startDate: string;
                            endDate: string;
                            /** @enum {boolean} */
                            isActive: true;
                            renews: boolean;
                            creditGnF: number;
                            next: {
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                };
                                startDate: string;
                                endDate: string;
                            } | null;
                        } | null;
                        errorMessage: null;
                        /** @enum {boolean} */
                        success: true;
                        data: {
                            isActive: boolean;
                        };
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        displayName: string;
                        name: string;
                        isActive: boolean;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    subscriptionId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            paymentId: string;
                            redirectUrl: string;
                        };
                        errorMessage: null;
                        redirectUrl: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createTestPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    amount: 1000;
                    description: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            paymentId: string;
                            redirectUrl: string;
                        };
                        errorMessage: null;
                        redirectUrl: string;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    paymentId: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            orderId: string;
                            /** @enum {string} */
                            purpose: "Subscription" | "Test";
                            /** @enum {string} */
                            status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                            failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                            amount: number;
                            /** @enum {string} */
                            currency: "GNF";
                            description: string;
                            /** @enum {string} */
                            provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                            createdAt: string;
                            settledAt: string | null;
                            checkoutUrl: string | null;
                            receiptNumber: number | null;
                            canRetry: boolean;
                            subscription: {
                                /** Format: uuid */
                                id: string;
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                };
                                /** @enum {string} */
                                paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                startDate: string;
                                endDate: string;
                                isActive: boolean;
                            } | null;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listUserPayments: {
        parameters: {
            query?: {
                range?: string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            orderId: string;
                            /** @enum {string} */
                            purpose: "Subscription" | "Test";
                            /** @enum {string} */
                            status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                            failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                            amount: number;
                            /** @enum {string} */
                            currency: "GNF";
                            description: string;
                            /** @enum {string} */
                            provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                            createdAt: string;
                            settledAt: string | null;
                            checkoutUrl: string | null;
                            receiptNumber: number | null;
                            canRetry: boolean;
                            subscription: {
                                /** Format: uuid */
                                id: string;
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                };
                                /** @enum {string} */
                                paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                startDate: string;
                                endDate: string;
                                isActive: boolean;
                            } | null;
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            orderId: string;
                            /** @enum {string} */
                            purpose: "Subscription" | "Test";
                            /** @enum {string} */
                            status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                            failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                            amount: number;
                            /** @enum {string} */
                            currency: "GNF";
                            description: string;
                            /** @enum {string} */
                            provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                            createdAt: string;
                            settledAt: string | null;
                            checkoutUrl: string | null;
                            receiptNumber: number | null;
                            canRetry: boolean;
                            subscription: {
                                /** Format: uuid */
                                id: string;
                                package: {
                                    /** Format: uuid */
                                    id: string;
                                    nameFr: string;
                                };
                                /** @enum {string} */
                                paymentFrequency: "Monthly" | "SemiAnnual" | "Yearly";
                                startDate: string;
                                endDate: string;
                                isActive: boolean;
                            } | null;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description application/pdf */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        orderId: string;
                        /** @enum {string} */
                        purpose: "Subscription" | "Test";
                        /** @enum {string} */
                        status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                        failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                        attention: string | null;
                        attentionSettledAt: string | null;
                        amount: number;
                        /** @enum {string} */
                        provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                        providerReference: string | null;
                        description: string;
                        createdAt: string;
                        settledAt: string | null;
                        receiptNumber: number | null;
                        packageName: string | null;
                        enterprise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            accountNumber: string;
                        } | null;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPaymentTotals: {
        parameters: {
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            count: number;
                            isComplete: boolean;
                            settled: {
                                count: number;
                                amount: number;
                            } | null;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportPayments: {
        parameters: {
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    reconcilePayments: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            from: string;
                            to: string;
                            settled: {
                                count: number;
                                amount: number;
                            };
                            recorded: {
                                count: number;
                                amount: number;
                            };
                            granted: {
                                count: number;
                                amount: number;
                                months: number;
                                testAmount: number;
                            };
                            receipts: number;
                            agrees: boolean;
                            differences: {
                                /** Format: uuid */
                                id: string;
                                orderId: string;
                                /** @enum {string} */
                                purpose: "Subscription" | "Test";
                                /** @enum {string} */
                                status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                                failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                                attention: string | null;
                                attentionSettledAt: string | null;
                                amount: number;
                                /** @enum {string} */
                                provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                                providerReference: string | null;
                                description: string;
                                createdAt: string;
                                settledAt: string | null;
                                receiptNumber: number | null;
                                packageName: string | null;
                                enterprise: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    accountNumber: string;
                                } | null;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPaymentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        orderId: string;
                        /** @enum {string} */
                        purpose: "Subscription" | "Test";
                        /** @enum {string} */
                        status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                        failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                        attention: string | null;
                        attentionSettledAt: string | null;
                        amount: number;
                        /** @enum {string} */
                        provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                        providerReference: string | null;
                        description: string;
                        createdAt: string;
                        settledAt: string | null;
                        receiptNumber: number | null;
                        packageName: string | null;
                        enterprise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            accountNumber: string;
                        } | null;
                        payerName: string | null;
                        expiresAt: string | null;
                        attentionNote: string | null;
                        attentionSettledBy: string | null;
                        subscription: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            status: "Pending" | "Active" | "Expired" | "Cancelled";
                            /** @enum {string} */
                            frequency: "Monthly" | "SemiAnnual" | "Yearly";
                            startDate: string;
                            endDate: string;
                            amount: number;
                            credit: number;
                        } | null;
                        events: {
                            /** Format: uuid */
                            id: string;
                            kind: string;
                            isTrusted: boolean;
                            amount: number | null;
                            outcome: string;
                            receivedAt: string;
                            payload: unknown;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            orderId: string;
                            /** @enum {string} */
                            purpose: "Subscription" | "Test";
                            /** @enum {string} */
                            status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                            failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                            attention: string | null;
                            attentionSettledAt: string | null;
                            amount: number;
                            /** @enum {string} */
                            provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                            providerReference: string | null;
                            description: string;
                            createdAt: string;
                            settledAt: string | null;
                            receiptNumber: number | null;
                            packageName: string | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                accountNumber: string;
                            } | null;
                            payerName: string | null;
                            expiresAt: string | null;
                            attentionNote: string | null;
                            attentionSettledBy: string | null;
                            subscription: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Expired" | "Cancelled";
                                /** @enum {string} */
                                frequency: "Monthly" | "SemiAnnual" | "Yearly";
                                startDate: string;
                                endDate: string;
                                amount: number;
                                credit: number;
                            } | null;
                            events: {
                                /** Format: uuid */
                                id: string;
                                kind: string;
                                isTrusted: boolean;
                                amount: number | null;
                                outcome: string;
                                receivedAt: string;
                                payload: unknown;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    settleAttention: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                    attention: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            orderId: string;
                            /** @enum {string} */
                            purpose: "Subscription" | "Test";
                            /** @enum {string} */
                            status: "Created" | "Pending" | "Paid" | "Failed" | "Expired" | "Cancelled";
                            failureReason: ("Refused" | "ProviderUnreachable" | "ProviderRefused" | "AmountMismatch" | "Abandoned" | "CancelledByPayer" | "Superseded") | null;
                            attention: string | null;
                            attentionSettledAt: string | null;
                            amount: number;
                            /** @enum {string} */
                            provider: "sandbox" | "djomy" | "orange-money" | "stripe";
                            providerReference: string | null;
                            description: string;
                            createdAt: string;
                            settledAt: string | null;
                            receiptNumber: number | null;
                            packageName: string | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                accountNumber: string;
                            } | null;
                            payerName: string | null;
                            expiresAt: string | null;
                            attentionNote: string | null;
                            attentionSettledBy: string | null;
                            subscription: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                status: "Pending" | "Active" | "Expired" | "Cancelled";
                                /** @enum {string} */
                                frequency: "Monthly" | "SemiAnnual" | "Yearly";
                                startDate: string;
                                endDate: string;
                                amount: number;
                                credit: number;
                            } | null;
                            events: {
                                /** Format: uuid */
                                id: string;
                                kind: string;
                                isTrusted: boolean;
                                amount: number | null;
                                outcome: string;
                                receivedAt: string;
                                payload: unknown;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        enterprise: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            accountNumber: string;
                        };
                        packageName: string;
                        /** @enum {string} */
                        frequency: "Monthly" | "SemiAnnual" | "Yearly";
                        /** @enum {string} */
                        status: "Pending" | "Active" | "Expired" | "Cancelled";
                        startDate: string;
                        endDate: string;
                        renews: boolean;
                        endsSoon: boolean;
                        amount: number;
                        credit: number;
                        paymentId: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    receiveNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    receiveNoticeWithSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: string;
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        received: true;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        channel: "sms" | "email";
                        template: string;
                        recipient: string;
                        subject: string | null;
                        body: string;
                        /** @enum {string} */
                        status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                        attempts: number;
                        segments: number;
                        lastError: string | null;
                        projectId: string | null;
                        createdAt: string;
                        sentAt: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportMessages: {
        parameters: {
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSmsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            counter: {
                                totalSent: number;
                                totalDelivered: number;
                                totalFailed: number;
                                sentToday: number;
                                sentThisMonth: number;
                                lastUpdatedUtc: string;
                            };
                            account: {
                                balance: number;
                                provider: string;
                            };
                            purchases: {
                                uid: string;
                                reference: string;
                                amount: string;
                                amount_currency: string;
                                quantity: number;
                                payment_type: string;
                                purchase_at: string;
                                invoice_pdf: string | null;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            channel: "sms" | "email";
                            template: string;
                            recipient: string;
                            subject: string | null;
                            body: string;
                            /** @enum {string} */
                            status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                            attempts: number;
                            segments: number;
                            lastError: string | null;
                            projectId: string | null;
                            createdAt: string;
                            sentAt: string | null;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listActs: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        actorId: string | null;
                        actorName: string | null;
                        action: string;
                        entity: string;
                        /** Format: uuid */
                        entityId: string;
                        before: {
                            [key: string]: unknown;
                        } | null;
                        after: {
                            [key: string]: unknown;
                        } | null;
                        createdAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportActs: {
        parameters: {
            query?: {
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readStatistics: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            period: {
                                from: string;
                                to: string;
                            };
                            previous: {
                                from: string;
                                to: string;
                            };
                            /** @enum {string} */
                            unit: "day" | "month";
                            funnel: {
                                current: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                                previous: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                            };
                            trend: {
                                start: string;
                                submitted: number;
                                taken: number;
                                published: number;
                                accepted: number;
                                done: number;
                                rejected: number;
                                cancelled: number;
                                acceptances: number;
                            }[];
                            steps: {
                                /** @enum {string} */
                                step: "taking" | "publishing" | "finding";
                                current: {
                                    finished: number;
                                    median: number | null;
                                    p90: number | null;
                                };
                                previous: {
                                    finished: number;
                                    median: number | null;
                                    p90: number | null;
                                };
                            }[];
                            services: {
                                id: string | null;
                                name: string | null;
                                current: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                                previous: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                            }[];
                            cities: {
                                id: string | null;
                                name: string | null;
                                current: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                                previous: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                            }[];
                            agents: {
                                id: string | null;
                                name: string | null;
                                current: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                                previous: {
                                    submitted: number;
                                    taken: number;
                                    published: number;
                                    accepted: number;
                                    done: number;
                                    rejected: number;
                                    cancelled: number;
                                    acceptances: number;
                                };
                            }[];
                            packages: {
                                id: string | null;
                                name: string | null;
                                current: {
                                    acceptances: number;
                                    payments: number;
                                    revenue: number;
                                    started: number;
                                    ended: number;
                                    running: number;
                                };
                                previous: {
                                    acceptances: number;
                                    payments: number;
                                    revenue: number;
                                    started: number;
                                    ended: number;
                                    running: number;
                                };
                            }[];
                            months: {
                                month: string;
                                id: string | null;
                                name: string | null;
                                acceptances: number;
                                payments: number;
                                revenue: number;
                                started: number;
                                ended: number;
                                running: number;
                            }[];
                            messages: {
                                /** @enum {string} */
                                channel: "sms" | "email";
                                current: {
                                    sent: number;
                                    delivered: number;
                                    failed: number;
                                    segments: number;
                                };
                                previous: {
                                    sent: number;
                                    delivered: number;
                                    failed: number;
                                    segments: number;
                                };
                            }[];
                            deliveries: {
                                start: string;
                                /** @enum {string} */
                                channel: "sms" | "email";
                                sent: number;
                                delivered: number;
                                failed: number;
                                segments: number;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportStatistics: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                table: "funnel" | "trend" | "steps" | "services" | "cities" | "agents" | "packages" | "revenue" | "subscriptions" | "messages" | "deliveries";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** @enum {string} */
                            name: "untakenProjects" | "unpublishedProjects" | "pendingEnterprises" | "waitingVerifications" | "failedMessages" | "openTickets" | "paymentsInQuestion" | "monthlyRevenue" | "monthlySubmissions" | "monthlyAcceptances" | "activeStaff" | "activePartners" | "activeServices";
                            value: number;
                            since: string | null;
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readOwnWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** @enum {string} */
                            name: "untakenProjects" | "myProjects" | "openTickets" | "publishedToday" | "publishedThisMonth" | "untakenEnterprises" | "myPendingEnterprises" | "waitingVerifications" | "endingPackages" | "activatedToday" | "activatedThisMonth";
                            value: number;
                            since: string | null;
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readOwnWeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: date */
                            start: string;
                            value: number;
                        }[];
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPartners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        logo: string;
                        url: string | null;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email?: ("" | string) | null;
                    phoneNumber?: ("" | string) | null;
                    subject: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTickets: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        subject: string;
                        /** @enum {string} */
                        status: "Open" | "Answered" | "Closed";
                        hasAccount: boolean;
                        assignedAgentId: string | null;
                        assignedAgentName: string | null;
                        createdAt: string;
                        updatedAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            subject: string;
                            /** @enum {string} */
                            status: "Open" | "Answered" | "Closed";
                            hasAccount: boolean;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            createdAt: string;
                            updatedAt: string;
                            body: string;
                            email: string | null;
                            phoneNumber: string | null;
                            /** @enum {string} */
                            replyChannel: "sms" | "email";
                            account: {
                                /** Format: uuid */
                                id: string;
                                fullName: string;
                                /** @enum {string} */
                                role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                                phoneNumber: string;
                                email: string | null;
                                enterpriseId: string | null;
                            } | null;
                            entries: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "Reply" | "Note";
                                body: string;
                                authorName: string;
                                createdAt: string;
                                message: {
                                    /** @enum {string} */
                                    channel: "sms" | "email";
                                    /** @enum {string} */
                                    status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                                } | null;
                            }[];
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                            version: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    writeTicketEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "Reply" | "Note";
                    body: string;
                    version: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            subject: string;
                            /** @enum {string} */
                            status: "Open" | "Answered" | "Closed";
                            hasAccount: boolean;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            createdAt: string;
                            updatedAt: string;
                            body: string;
                            email: string | null;
                            phoneNumber: string | null;
                            /** @enum {string} */
                            replyChannel: "sms" | "email";
                            account: {
                                /** Format: uuid */
                                id: string;
                                fullName: string;
                                /** @enum {string} */
                                role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                                phoneNumber: string;
                                email: string | null;
                                enterpriseId: string | null;
                            } | null;
                            entries: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "Reply" | "Note";
                                body: string;
                                authorName: string;
                                createdAt: string;
                                message: {
                                    /** @enum {string} */
                                    channel: "sms" | "email";
                                    /** @enum {string} */
                                    status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                                } | null;
                            }[];
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                            version: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    moveTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    move: "close" | "reopen";
                    version: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            subject: string;
                            /** @enum {string} */
                            status: "Open" | "Answered" | "Closed";
                            hasAccount: boolean;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            createdAt: string;
                            updatedAt: string;
                            body: string;
                            email: string | null;
                            phoneNumber: string | null;
                            /** @enum {string} */
                            replyChannel: "sms" | "email";
                            account: {
                                /** Format: uuid */
                                id: string;
                                fullName: string;
                                /** @enum {string} */
                                role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                                phoneNumber: string;
                                email: string | null;
                                enterpriseId: string | null;
                            } | null;
                            entries: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "Reply" | "Note";
                                body: string;
                                authorName: string;
                                createdAt: string;
                                message: {
                                    /** @enum {string} */
                                    channel: "sms" | "email";
                                    /** @enum {string} */
                                    status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                                } | null;
                            }[];
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                            version: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    takeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            subject: string;
                            /** @enum {string} */
                            status: "Open" | "Answered" | "Closed";
                            hasAccount: boolean;
                            assignedAgentId: string | null;
                            assignedAgentName: string | null;
                            createdAt: string;
                            updatedAt: string;
                            body: string;
                            email: string | null;
                            phoneNumber: string | null;
                            /** @enum {string} */
                            replyChannel: "sms" | "email";
                            account: {
                                /** Format: uuid */
                                id: string;
                                fullName: string;
                                /** @enum {string} */
                                role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                                phoneNumber: string;
                                email: string | null;
                                enterpriseId: string | null;
                            } | null;
                            entries: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                kind: "Reply" | "Note";
                                body: string;
                                authorName: string;
                                createdAt: string;
                                message: {
                                    /** @enum {string} */
                                    channel: "sms" | "email";
                                    /** @enum {string} */
                                    status: "Queued" | "Sending" | "Sent" | "Delivered" | "Failed" | "Uncertain";
                                } | null;
                            }[];
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                            version: string;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: ("" | string) | null;
                    firstName?: ("" | string) | null;
                    lastName?: ("" | string) | null;
                    languages: string[];
                    address?: ("" | string) | null;
                    city?: ("" | string) | null;
                    phoneNumber: string;
                    /** @enum {string} */
                    roleId: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            fullName: string;
                            /** @enum {string} */
                            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                            sentBy: ("sms" | "email")[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query?: {
                range?: string;
                sort?: string;
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        firstName: string;
                        lastName: string;
                        fullName: string;
                        /** @enum {string} */
                        role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                        /** @enum {string} */
                        state: "Active" | "Invited" | "Deactivated";
                        email: string | null;
                        phoneNumber: string;
                        occupiedPosition: string;
                        languages: {
                            label: string;
                            /** Format: uuid */
                            value: string;
                        }[];
                        lastSeenAt: string | null;
                        createdAt: string;
                    }[];
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            firstName: string;
                            lastName: string;
                            fullName: string;
                            /** @enum {string} */
                            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                            /** @enum {string} */
                            state: "Active" | "Invited" | "Deactivated";
                            email: string | null;
                            phoneNumber: string;
                            occupiedPosition: string;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            lastSeenAt: string | null;
                            createdAt: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            hasPassword: boolean;
                            invitedAt: string | null;
                            deactivatedAt: string | null;
                            work: {
                                projects: number;
                                enterprises: number;
                                tickets: number;
                            };
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: ("" | string) | null;
                    lastName?: ("" | string) | null;
                    occupiedPosition?: ("" | string) | null;
                    /** @enum {string} */
                    role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                    languages: string[];
                    version: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            firstName: string;
                            lastName: string;
                            fullName: string;
                            /** @enum {string} */
                            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                            /** @enum {string} */
                            state: "Active" | "Invited" | "Deactivated";
                            email: string | null;
                            phoneNumber: string;
                            occupiedPosition: string;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            lastSeenAt: string | null;
                            createdAt: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            hasPassword: boolean;
                            invitedAt: string | null;
                            deactivatedAt: string | null;
                            work: {
                                projects: number;
                                enterprises: number;
                                tickets: number;
                            };
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phoneNumber: string;
                    email?: ("" | string) | null;
                    version: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            firstName: string;
                            lastName: string;
                            fullName: string;
                            /** @enum {string} */
                            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                            /** @enum {string} */
                            state: "Active" | "Invited" | "Deactivated";
                            email: string | null;
                            phoneNumber: string;
                            occupiedPosition: string;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            lastSeenAt: string | null;
                            createdAt: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            hasPassword: boolean;
                            invitedAt: string | null;
                            deactivatedAt: string | null;
                            work: {
                                projects: number;
                                enterprises: number;
                                tickets: number;
                            };
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    setActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            firstName: string;
                            lastName: string;
                            fullName: string;
                            /** @enum {string} */
                            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                            /** @enum {string} */
                            state: "Active" | "Invited" | "Deactivated";
                            email: string | null;
                            phoneNumber: string;
                            occupiedPosition: string;
                            languages: {
                                label: string;
                                /** Format: uuid */
                                value: string;
                            }[];
                            lastSeenAt: string | null;
                            createdAt: string;
                            address: string;
                            city: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            enterprise: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            } | null;
                            hasPassword: boolean;
                            invitedAt: string | null;
                            deactivatedAt: string | null;
                            work: {
                                projects: number;
                                enterprises: number;
                                tickets: number;
                            };
                            version: string;
                            acts: {
                                /** Format: uuid */
                                id: string;
                                action: string;
                                actorName: string | null;
                                createdAt: string;
                            }[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    inviteAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            /** Format: uuid */
                            id: string;
                            fullName: string;
                            /** @enum {string} */
                            role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                            sentBy: ("sms" | "email")[];
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    handOverWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body gets the first reply again for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    projectAgentId?: ("" | string) | null;
                    enterpriseAgentId?: ("" | string) | null;
                    ticketAgentId?: ("" | string) | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            projects: number;
                            enterprises: number;
                            tickets: number;
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchEverything: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: {
                            projects: {
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    clientName: string;
                                    phoneNumber: string;
                                    serviceName: string | null;
                                    cityName: string;
                                    /** @enum {string} */
                                    status: "Submitted" | "Assigned" | "Available" | "Accepted" | "Done" | "Cancelled" | "Rejected";
                                }[];
                                hasMore: boolean;
                            };
                            enterprises: {
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    accountNumber: string;
                                    phoneNumber: string;
                                    /** @enum {string} */
                                    status: "Pending" | "Active" | "Verified" | "Suspended" | "Expired";
                                }[];
                                hasMore: boolean;
                            };
                            people: {
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    fullName: string;
                                    /** @enum {string} */
                                    role: "CustomerService" | "SalesService" | "Entrepreneur" | "Client" | "Admin";
                                    phoneNumber: string;
                                    email: string | null;
                                    /** @enum {string} */
                                    state: "Active" | "Invited" | "Deactivated";
                                    enterpriseId: string | null;
                                }[];
                                hasMore: boolean;
                            };
                            tickets: {
                                items: {
                                    /** Format: uuid */
                                    id: string;
                                    subject: string;
                                    name: string;
                                    /** @enum {string} */
                                    status: "Open" | "Answered" | "Closed";
                                }[];
                                hasMore: boolean;
                            };
                        };
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    enterPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    leavePreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        isSuccess: true;
                        entity: null;
                        errorMessage: null;
                    };
                };
            };
            /** @description Default Response */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Default Response */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
